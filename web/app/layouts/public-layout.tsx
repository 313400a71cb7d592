import { Outlet } from 'react-router'

export default function PublicLayout() {
  return (
    <main className="page-width py-8">
      <Outlet />
    </main>
  )
}
