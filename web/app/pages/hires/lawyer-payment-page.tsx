import { privateMeta } from '../../lib/private-meta.ts'
import { HirePayment } from './hire-payment.tsx'

export const meta = () => privateMeta('Hire a lawyer')

export default function LawyerPaymentPage() {
  return <HirePayment kind="lawyer" />
}
