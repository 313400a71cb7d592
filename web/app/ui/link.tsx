import type { ComponentProps } from 'react'
import { Form as RouterForm, Link as RouterLink, NavLink as RouterNavLink } from 'react-router'

// The router would ask, for all links of a page at once, which routes they lead to, and redraw the page with the
// answer. Here it asks when somebody follows one: a short question more before a page that was not open yet.

export function Link(props: ComponentProps<typeof RouterLink>) {
  return <RouterLink discover="none" {...props} />
}

export function NavLink(props: ComponentProps<typeof RouterNavLink>) {
  return <RouterNavLink discover="none" {...props} />
}

export function Form(props: ComponentProps<typeof RouterForm>) {
  return <RouterForm discover="none" {...props} />
}
