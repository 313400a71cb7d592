import { createContext, useRouteLoaderData } from 'react-router'

/** The address of the ads host as the server was told it; null: this same server. */
export const adsUrlContext = createContext<string | null>()

/** The same in the browser, from the root's data. Empty: this same server. */
export function useAdsUrl(): string {
  const root = useRouteLoaderData('root') as { adsUrl: string | null } | undefined
  return root?.adsUrl ?? ''
}
