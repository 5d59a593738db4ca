// The stage: any board with views of real games, without a server. npm run stage
import { fileURLToPath } from 'node:url'
import { mergeConfig } from 'vite'
import base from '../../vite.config.ts'

export default mergeConfig(base, { root: fileURLToPath(new URL('.', import.meta.url)), server: { port: 5199 } })
