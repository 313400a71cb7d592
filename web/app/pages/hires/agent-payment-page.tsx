import { privateMeta } from '../../lib/private-meta.ts'
import { HirePayment } from './hire-payment.tsx'

export const meta = () => privateMeta('Hire an agent')

export default function AgentPaymentPage() {
  return <HirePayment kind="agent" />
}
