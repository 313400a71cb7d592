import { privateMeta } from '../../lib/private-meta.ts'
import { ContactPayment } from './contact-payment.tsx'

export const meta = () => privateMeta('Owner’s contact')

export default function OwnerContactPaymentPage() {
  return <ContactPayment purpose="owner-contact" title="Owner’s contact" />
}
