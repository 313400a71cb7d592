import { pictureSet, pictureUrl } from '@properysearch/contract/listings/facts'
import type { Picture } from '@properysearch/contract/listings/property'

/** A listing's picture as large as its place in the review. */
export function ReviewPicture({ picture, sizes }: { picture: Picture; sizes: string }) {
  return (
    <img
      src={pictureUrl(picture, 800)}
      srcSet={pictureSet(picture)}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={picture.alt}
      loading="lazy"
      decoding="async"
      style={{ backgroundColor: picture.placeholder }}
      className="aspect-4/3 w-full rounded-control object-cover"
    />
  )
}
