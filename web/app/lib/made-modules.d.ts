// Made by web/minified-scripts.ts.
declare module '*?script' {
  const text: string
  export default text
}

// Made by web/icon-sprite.ts.
declare module 'virtual:icon-sprite' {
  const address: string
  export default address
}
