// ?game=sylvion&show=<part of a sample's name>&n=0&theme=light&lang=de&bare=1 (without the list)
import { mount } from 'svelte'
import '@/app.css'
import '@/games/themes'
import { speech } from '@/words/speech.svelte'
import Stage from './Stage.svelte'

const asked = new URLSearchParams(location.search)
document.documentElement.dataset.theme = asked.get('theme') ?? 'dark'
await speech.speak((asked.get('lang') ?? 'en') as 'en')
mount(Stage, {
  target: document.getElementById('app')!,
  props: {
    game: asked.get('game') ?? 'sylvion',
    show: asked.get('show') ?? '',
    n: Number(asked.get('n') ?? 0),
    bare: asked.has('bare'),
  },
})
