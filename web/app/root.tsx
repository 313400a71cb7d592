import './lib/zod-without-eval.ts'
import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts } from 'react-router'
import type { Route } from './+types/root.ts'
import styles from './app.css?url'
import { PublicShell } from './features/shell/public-shell.tsx'
import latinFont from './fonts/anek-latin.woff2?url'
import { adsUrlContext } from './lib/ads-url.ts'
import { apiContext } from './lib/api-context.ts'
import { InlineScript } from './lib/inline-script.tsx'
import { KeptScroll } from './lib/kept-scroll.tsx'
import { Woken } from './lib/woken-alone.tsx'
import { ErrorPage } from './pages/errors/error-page.tsx'
import { ToastHost } from './ui/toast.tsx'

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: latinFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  // By address: imported, it would belong to a file of code, and be read again with every part that uses that code.
  { rel: 'stylesheet', href: styles },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icon-192.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

/** The server puts every request under the address people use, whatever it was called by. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { data: mapTiles } = await context.get(apiContext).places.findMapTiles()
  return { siteUrl: new URL(request.url).origin, adsUrl: context.get(adsUrlContext), mapTiles }
}

export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <InlineScript name="recordEarlyActs" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        {/* The two grounds of tokens.css, for the browser's own bars. */}
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf9f4" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0e131a" />
        <Meta />
        <Links />
        <InlineScript name="beforeFirstPaint" />
      </head>
      <body>
        {children}
        <Woken />
        <KeptScroll />
        {/* Otherwise page-code.server.ts ends the page. */}
        {import.meta.env.DEV && <Scripts />}
      </body>
    </html>
  )
}

export default function Root() {
  return (
    <>
      <Outlet />
      <ToastHost />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <PublicShell>
      <ErrorPage error={error} />
    </PublicShell>
  )
}
