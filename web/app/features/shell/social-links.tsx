import { socialLinks } from '../../lib/company.ts'
import marks from '../../pictures/social.svg?url&no-inline'

export function SocialLinks() {
  return (
    <ul aria-label="Properysearch elsewhere" className="-ms-2.5 flex flex-wrap">
      {socialLinks.map(({ name, url }) => (
        <li key={name}>
          <a href={url} target="_blank" rel="noopener" className="icon-button">
            <svg aria-hidden="true" className="size-5 fill-current">
              <use href={`${marks}#${name}`} />
            </svg>
            <span className="sr-only">{name}, opens in a new tab</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
