import sharp, { type Sharp } from 'sharp'

/** As the home page shows it below 40rem: 15rem high, its middle by 48%; for screens of two and a half dots a pixel. */
const size = { width: 1600, height: 600 }
const middle = 0.48

/** The street as a photograph: a phone draws it in a moment, where thousands of shapes keep it busy. */
export function phonePicture(svg: string): Sharp {
  const [, , width = 0, height = 0] = (svg.match(/viewBox="([^"]+)"/)?.[1] ?? '').split(' ').map(Number)
  const scaled = Math.round((width * size.height) / height)
  return sharp(Buffer.from(svg), { density: 144 })
    .resize(scaled, size.height)
    .extract({ left: Math.round(middle * (scaled - size.width)), top: 0, ...size })
    .avif({ quality: 45, effort: 7 })
}
