import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { codeFiles } from './code-files.ts'
import { iconSprite } from './icon-sprite.ts'
import { minifiedScripts } from './minified-scripts.ts'

export default defineConfig({
  plugins: [minifiedScripts(), iconSprite(), tailwindcss(), reactRouter()],
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: codeFiles } } } } },
    // The server imports this build and hands it the API; see server-entry.ts.
    ssr: { build: { rollupOptions: { input: './server-entry.ts' } } },
  },
})
