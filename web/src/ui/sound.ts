// The sounds of a table, made here of waves and noise: short, soft, and none before somebody has switched them on.
import { prefs } from './prefs.svelte'

export type Sound = 'card' | 'coin' | 'fire' | 'bell' | 'turn'

/** A part of a sound: a wave (or noise) of a frequency, that begins after a while and fades. All times in seconds. */
type Part = { wave: OscillatorType | 'noise'; frequency: number; after?: number; lasts: number; loud: number }

const PARTS: Record<Sound, Part[]> = {
  card: [{ wave: 'noise', frequency: 2600, lasts: 0.07, loud: 0.22 }],
  coin: [
    { wave: 'triangle', frequency: 1318, lasts: 0.09, loud: 0.12 },
    { wave: 'triangle', frequency: 1976, after: 0.06, lasts: 0.22, loud: 0.12 },
  ],
  fire: [
    { wave: 'noise', frequency: 420, lasts: 0.5, loud: 0.3 },
    { wave: 'noise', frequency: 1500, after: 0.12, lasts: 0.12, loud: 0.1 },
  ],
  bell: [
    { wave: 'sine', frequency: 659, lasts: 1.1, loud: 0.16 },
    { wave: 'sine', frequency: 1648, lasts: 0.7, loud: 0.05 },
  ],
  turn: [
    { wave: 'sine', frequency: 523, lasts: 0.25, loud: 0.15 },
    { wave: 'sine', frequency: 784, after: 0.14, lasts: 0.45, loud: 0.15 },
  ],
}
const ATTACK = 0.008
const SILENT = 0.0001
const BUZZ = 40 // milliseconds that a phone shakes

let context: AudioContext | null = null
let hiss: AudioBuffer | null = null

/** A second of noise. */
function noiseOf(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let n = 0; n < samples.length; n++) samples[n] = 2 * Math.random() - 1
  return buffer
}

/** What a part sounds like before it fades. */
function sourceOf(audio: AudioContext, part: Part): { source: AudioScheduledSourceNode; end: AudioNode } {
  if (part.wave !== 'noise') {
    const source = new OscillatorNode(audio, { type: part.wave, frequency: part.frequency })
    return { source, end: source }
  }
  hiss ??= noiseOf(audio)
  const source = new AudioBufferSourceNode(audio, { buffer: hiss })
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: part.frequency, Q: 0.8 })
  return { source, end: source.connect(filter) }
}

function sing(audio: AudioContext, part: Part): void {
  const { source, end } = sourceOf(audio, part)
  const from = audio.currentTime + (part.after ?? 0)
  const gain = new GainNode(audio, { gain: SILENT })
  gain.gain.setValueAtTime(SILENT, from)
  gain.gain.exponentialRampToValueAtTime(part.loud, from + ATTACK)
  gain.gain.exponentialRampToValueAtTime(SILENT, from + part.lasts)
  end.connect(gain).connect(audio.destination)
  source.start(from)
  source.stop(from + part.lasts)
}

/** Play a sound, where sounds are wanted and the browser lets a page make them. */
export function play(sound: Sound): void {
  if (prefs.sound === 'off' || document.hidden || navigator.userActivation?.hasBeenActive === false) return
  if (typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  for (const part of PARTS[sound]) sing(context, part)
  if (sound === 'turn') navigator.vibrate?.(BUZZ)
}
