/** See inline-script.ts beside the build's settings. */
declare module '*?inline-script' {
  const text: string
  export default text
}
