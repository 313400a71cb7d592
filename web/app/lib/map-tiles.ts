import { useRouteLoaderData } from 'react-router'

/** A tile server that answers, as the server of these pages found out. */
export interface MapTiles {
  url: string
  attribution: string
}

/** Null where there are none: maps then show the drawing of our own. */
export function useMapTiles(): MapTiles | null {
  const root = useRouteLoaderData('root') as { mapTiles?: MapTiles | null } | undefined
  return root?.mapTiles ?? null
}
