import type { Order } from '@properysearch/contract/orders/calls'
import { orderPath } from '@properysearch/contract/orders/facts'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { pathTo } from '../../screens.ts'

/** What came back, among my payments. */
export const refundsPath = `${pathTo('paymentHistory')}?tab=refunds`

/** To where an order is paid; to what became of it when there is nothing left to pay. */
export function useLeaveToPay() {
  const navigate = useNavigate()
  const [isLeaving, setLeaving] = useState(false)
  // The browser's Back button brings this page back as it was left.
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => event.persisted && setLeaving(false)
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])
  const leaveToPay = (order: Order) => {
    if (!order.checkoutUrl) return navigate(orderPath(order))
    setLeaving(true)
    window.location.assign(order.checkoutUrl)
  }
  return { leaveToPay, isLeaving }
}
