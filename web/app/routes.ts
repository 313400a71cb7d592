import { layout, type RouteConfig, route } from '@react-router/dev/routes'
import { type ScreenWithPage, screensWithPages, textFiles } from './page-files.ts'

const all = Object.entries(screensWithPages) as [string, ScreenWithPage][]
const toRoute = ([name, screen]: [string, ScreenWithPage]) => route(screen.path, screen.file, { id: name })

export default [
  layout('layouts/public-layout.tsx', [
    ...all.filter(([, screen]) => screen.access === 'public').map(toRoute),
    route('*', 'pages/errors/not-found-page.tsx'),
  ]),
  layout('layouts/private-layout.tsx', all.filter(([, screen]) => screen.access !== 'public').map(toRoute)),
  ...Object.values(textFiles).map(({ path, file }) => route(path, file)),
] satisfies RouteConfig
