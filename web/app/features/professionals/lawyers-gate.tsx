import type { ReactNode } from 'react'
import { tabValue } from '../../lib/tab-value.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'

/** For this visit; forgotten with everything else at logout. */
const acknowledged = tabValue<{ isMine: true }>('lawyersAcknowledged')

/** Nothing about lawyers is shown before somebody has said that they are looking for one themselves. */
export function LawyersGate({ children }: { children: ReactNode }) {
  if (acknowledged.use()) return children
  return (
    <Card className="grid max-w-2xl gap-4">
      <h2 className="text-lg">Before you see the list</h2>
      <p>
        The Bar Council of India does not allow lawyers to advertise or to seek clients. By going on you confirm that:
      </p>
      <ul className="grid list-disc gap-1 ps-5">
        <li>you are looking for a lawyer of your own accord, and no lawyer has approached you through us;</li>
        <li>what you read here is information, not an advertisement, a recommendation or legal advice;</li>
        <li>lawyers are listed by name or distance, and are neither ranked nor rated.</li>
      </ul>
      <Button className="justify-self-start" onClick={() => acknowledged.remember({ isMine: true })}>
        I understand, show the lawyers
      </Button>
    </Card>
  )
}
