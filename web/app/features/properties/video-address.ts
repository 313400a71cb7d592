/** The player of a YouTube watch, youtu.be or embed link; null for a file, which plays by itself. */
export function youtubePlayer(url: string): string | null {
  const id = url.match(
    /^https?:\/\/(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/)|youtu\.be\/)([\w-]{6,20})(?:[?&#].*)?$/,
  )?.[1]
  return id ? `https://www.youtube-nocookie.com/embed/${id}` : null
}
