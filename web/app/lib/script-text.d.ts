// Made by web/minified-scripts.ts.
declare module '*?script' {
  const text: string
  export default text
}
