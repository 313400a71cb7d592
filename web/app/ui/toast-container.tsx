import { useEffect } from 'react'
import { ToastContainer as Container, toast as show } from 'react-toastify'
import { deliverToastsWith } from './toast.tsx'

export default function ToastContainer() {
  useEffect(() => {
    deliverToastsWith(({ kind, text }) => show[kind](text))
    return () => deliverToastsWith(null)
  }, [])
  return (
    <Container
      autoClose={5000}
      limit={2}
      draggable
      draggablePercent={80}
      pauseOnHover
      pauseOnFocusLoss
      position="top-right"
      className="figures"
    />
  )
}
