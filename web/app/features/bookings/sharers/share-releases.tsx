import { releaseGraph } from '@properysearch/contract/releases/facts'
import type { ReleaseOfShare } from '@properysearch/contract/releases/share-calls'
import { formatRupees } from '@properysearch/contract/values/money'
import { api } from '../../../lib/api.ts'
import { Card } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { CodeStep } from './code-step.tsx'

interface ShareReleasesProps {
  token: string
  releases: ReleaseOfShare[]
  onDone: () => Promise<void>
}

const exact = (rupees: number) => formatRupees(rupees, Number.isInteger(rupees) ? 0 : 2)

/** Held money: what waits for this person's code, and what is paid out to them. */
export function ShareReleases({ token, releases, onDone }: ShareReleasesProps) {
  return releases.map((release) => (
    <Card key={`${release.what} ${release.id}`} className="grid gap-4">
      {release.what === 'mine' ? <OwnPart release={release} /> : <Waiting {...{ token, release, onDone }} />}
    </Card>
  ))
}

function OwnPart({ release: { amount, state, accounts } }: { release: ReleaseOfShare }) {
  return (
    <>
      <h2 className="figures text-lg">Your part: {exact(amount)}</h2>
      <p className="text-sm">
        {accounts.length > 0 ? (
          <>
            {releaseGraph.states[state]} · <span className="figures">{accounts.join(', ')}</span>
          </>
        ) : (
          'Held for you. Register with this mobile number and have a bank account in your name verified; the buyers then approve it.'
        )}
      </p>
    </>
  )
}

function Waiting({
  token,
  release: { id, what, amount, accounts },
  onDone,
}: { release: ReleaseOfShare } & Pick<ShareReleasesProps, 'token' | 'onDone'>) {
  return (
    <>
      <h2 className="figures text-lg">{exact(amount)} has been requested</h2>
      <p className="text-sm">
        It is taken from the held money and paid to{' '}
        <span className="figures font-semibold">{accounts.join(' and ')}</span>. Everybody who pays approves it with a
        code of their own; it cannot be undone.
      </p>
      {what === 'approved' ? (
        <Notice look="good" role="status">
          You have approved it.
        </Notice>
      ) : (
        <CodeStep
          ask="Send me the code"
          action={`Approve ${exact(amount)}`}
          send={async () => (await api.releases.sendOtpByShare({ token, id })).data}
          use={async (otp) => {
            await api.releases.approveByShare({ token, id, otp })
            await onDone()
          }}
        />
      )}
    </>
  )
}
