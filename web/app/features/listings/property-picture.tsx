import { type PictureFormat, pictureSet, pictureUrl } from '@properysearch/contract/listings/facts'
import type { Picture } from '@properysearch/contract/listings/property'

interface PropertyPictureProps {
  picture: Picture
  /** How wide it is shown, as in an img's `sizes`. */
  sizes: string
  /** The picture that people wait for: one a page, and preloaded. */
  isFirst?: boolean
  /** Large ones are worth the smaller, slower format; the small ones of cards are not. */
  isLarge?: boolean
  className?: string
}

/** A listing's picture in the width that the screen needs, over its own colour until it has come. */
export function PropertyPicture({ picture, sizes, isFirst, isLarge, className }: PropertyPictureProps) {
  const image = (
    <img
      src={pictureUrl(picture, 800)}
      srcSet={pictureSet(picture)}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={picture.alt}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
      style={{ backgroundColor: picture.placeholder }}
      className={className}
    />
  )
  if (!isLarge) return image
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={pictureSet(picture, 'avif')} sizes={sizes} />
      {image}
    </picture>
  )
}

/** For a route's `links`: the browser asks for the page's main picture before it has read the page. */
export function preloadPicture(picture: Picture, sizes: string, format: PictureFormat = 'webp') {
  return {
    tagName: 'link' as const,
    rel: 'preload',
    as: 'image',
    href: pictureUrl(picture, 800, format),
    imageSrcSet: pictureSet(picture, format),
    imageSizes: sizes,
    type: `image/${format}`,
    fetchPriority: 'high' as const,
  }
}
