/** Where the browser finds tiles, and whom it must name for them. */
export interface TileSource {
  /** With {z}, {x} and {y}. */
  url: string
  attribution: string
}

export interface MapTiles {
  /** Null when none are configured or their server does not answer: pages then never ask for tiles in vain. */
  findSource(): Promise<TileSource | null>
}
