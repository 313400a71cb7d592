import type { PropertyDetails } from '@properysearch/contract/listings/property'
import { BadgeEvidence } from '../../features/listings/property-page/badge-evidence.tsx'
import { Poster } from '../../features/listings/property-page/poster.tsx'
import { ReportButton } from '../../features/listings/property-page/report-button.tsx'
import { mahaReraUrl } from '../../lib/company.ts'
import { Section } from './section.tsx'

export function HowTrueItIs({ property }: { property: PropertyDetails }) {
  const { propertydata } = property
  return (
    <Section id="trust" title="Verification">
      <BadgeEvidence property={property} />
      <Poster property={property} />
      {propertydata.reraNumber ? (
        <p>
          RERA number <strong className="figures font-semibold">{propertydata.reraNumber}</strong>.{' '}
          <a
            href={mahaReraUrl}
            target="_blank"
            rel="noopener noreferrer"
            className="font-semibold text-leaf underline underline-offset-2"
          >
            Check it on MahaRERA’s site
          </a>{' '}
          before you pay.
        </p>
      ) : null}
      <ReportButton propertyId={propertydata.id} />
    </Section>
  )
}
