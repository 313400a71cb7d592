import { DataCopies } from '../../features/accounts/data-copies.tsx'
import { EraseAccount } from '../../features/erasure/erase-account.tsx'
import { pathTo } from '../../screens.ts'
import { Link } from '../../ui/link.tsx'
import { Section } from './my-profile-sections.tsx'

const held: [what: string, why: string][] = [
  ['Name, city and photo', 'So that the other side of a deal knows who you are.'],
  ['Email and mobile number', 'To sign you in, send codes and keep you informed.'],
  ['Position, for agents', 'So that people near you can find you.'],
  [
    'How your identity was checked',
    'The last digits, the result and your consent. PAN is kept encrypted; Aadhaar is never kept.',
  ],
  ['Bank accounts', 'To pay you. Kept encrypted.'],
  ['Professional number', 'So that people can look you up in the public register.'],
  ['Listings, favourites and shortlist', 'Listings are shown to others; favourites and shortlist only to you.'],
  ['Devices you are signed in on', 'To protect your account, and to let you sign out other devices.'],
  ['Notifications', 'So that you can read earlier messages again.'],
]

export function MyDataSection() {
  return (
    <Section
      id="your-data"
      title="Your data"
      lead={
        <>
          What we hold about you, and why. The{' '}
          <Link to={pathTo('privacy')} className="font-medium text-leaf underline">
            privacy notice
          </Link>{' '}
          says it in full, with your rights and whom to write to.
        </>
      }
    >
      <dl className="grid gap-x-8 gap-y-3 text-sm sm:grid-cols-[minmax(0,14rem)_1fr]">
        {held.map(([what, why]) => (
          <div key={what} className="contents">
            <dt className="font-medium max-sm:mt-1">{what}</dt>
            <dd className="text-soft-ink max-sm:-mt-3">{why}</dd>
          </div>
        ))}
      </dl>
      <div className="grid gap-3 border-line border-t pt-6">
        <h3 className="text-lg">A copy of your data</h3>
        <p className="max-w-prose text-soft-ink text-sm">
          One JSON file with everything above, which people and programs can read.
        </p>
        <DataCopies />
      </div>
      <div className="grid gap-3 border-line border-t pt-6">
        <h3 className="text-lg">Erase my account</h3>
        <p className="max-w-prose text-soft-ink text-sm">
          We first show you what will be deleted, what we must keep and why.
        </p>
        <EraseAccount />
      </div>
    </Section>
  )
}
