import { mount } from 'svelte'
import App from './App.svelte'
import './app.css'
import './games/themes'
import './ui/modality'
import { prefs } from './ui/prefs.svelte'
import { speech } from './words/speech.svelte'

prefs.apply()
void speech.speak()
mount(App, { target: document.getElementById('app')! })
