import { useParams } from 'react-router'
import { LawyersGate } from '../../features/professionals/lawyers-gate.tsx'
import { privateMeta } from '../../lib/private-meta.ts'
import { pathTo } from '../../screens.ts'
import { ProfessionalDetails } from './professional-details.tsx'

export const meta = () => privateMeta('Lawyer')

export default function LawyerDetailsPage() {
  const { id = '' } = useParams()
  return (
    <LawyersGate title="Before you read about a lawyer">
      <ProfessionalDetails profession="lawyer" id={id} listPath={pathTo('hireLawyer')} />
    </LawyersGate>
  )
}
