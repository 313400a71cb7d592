import { privateMeta } from '../../lib/private-meta.ts'
import { HirePayment } from './hire-payment.tsx'

export const meta = () => privateMeta('Hire an evaluator')

export default function EvaluatorPaymentPage() {
  return <HirePayment kind="evaluator" />
}
