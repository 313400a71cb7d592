import { privateMeta } from '../../lib/private-meta.ts'
import { ContactPayment } from './contact-payment.tsx'

export const meta = () => privateMeta('Contact for a rental')

export default function RentContactPaymentPage() {
  return <ContactPayment purpose="rent-contact" title="Contact for a rental" />
}
