import { professionalWords } from '../../features/professionals/professional-words.ts'
import { privateMeta } from '../../lib/private-meta.ts'
import { PageHeader } from '../../ui/card.tsx'
import { PeopleInOrder } from './people-in-order.tsx'

export const meta = () => privateMeta('Hire an evaluator')

export default function PropertyEvaluatorsPage() {
  return (
    <>
      <PageHeader title="Hire an evaluator">
        A registered valuer inspects the property and writes down what it is worth. The fee never depends on the value.
      </PageHeader>
      <PeopleInOrder profession="evaluator" note={professionalWords.evaluator.note} />
    </>
  )
}
