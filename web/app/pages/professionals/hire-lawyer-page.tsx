import { useSearchParams } from 'react-router'
import { LawyersGate } from '../../features/professionals/lawyers-gate.tsx'
import { privateMeta } from '../../lib/private-meta.ts'
import { PageHeader } from '../../ui/card.tsx'
import { PeopleInOrder } from './people-in-order.tsx'

export const meta = () => privateMeta('Hire a lawyer')

const note =
  'In order of surname, or of distance to where they practise. Nobody is ranked, rated or promoted. The whole fee goes to the lawyer; you pay us a fixed fee of our own, which you see before you pay.'

export default function HireLawyerPage() {
  const [query] = useSearchParams()
  const isTitleCheck = query.get('work') === 'title-check'
  return (
    <>
      <PageHeader title={isTitleCheck ? 'Legal title check' : 'Hire a lawyer'}>
        {isTitleCheck
          ? 'A lawyer reads thirty years of papers and writes down whether the title is clear.'
          : 'For title checks, agreements, deeds and registration.'}
      </PageHeader>
      <LawyersGate heading="h2">
        <PeopleInOrder profession="lawyer" note={note} />
      </LawyersGate>
    </>
  )
}
