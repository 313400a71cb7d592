import { useParams } from 'react-router'
import { privateMeta } from '../../lib/private-meta.ts'
import { pathTo } from '../../screens.ts'
import { ProfessionalDetails } from './professional-details.tsx'

export const meta = () => privateMeta('Evaluator')

export default function EvaluatorDetailsPage() {
  const { id = '' } = useParams()
  return <ProfessionalDetails profession="evaluator" id={id} listPath={pathTo('propertyEvaluators')} />
}
