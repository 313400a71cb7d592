import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

// What every page needs, in two files: together they compress better than the eight the bundler would make.
const sharedByAll = [
  { name: 'frame', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/, priority: 2 },
  {
    name: 'shell',
    test: /app[\\/](root|layouts[\\/]public-layout|features[\\/]shell[\\/]|lib[\\/](meta|full-width))/,
    priority: 1,
  },
]

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: sharedByAll } } } } },
    // The server imports this build and hands it the API; see server-entry.ts.
    ssr: { build: { rollupOptions: { input: './server-entry.ts' } } },
  },
})
