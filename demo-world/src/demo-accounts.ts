import type { Role } from '@properysearch/contract/roles'

export const demoPassword = 'demo12345'

export interface DemoAccount {
  email: string
  role: Role
  firstname: string
  lastname: string
  mobile: string
  /** What this account is for, as the start shows it. */
  about: string
  /** A locality of Pune: where an agent works. */
  locality?: string
}

/** The six accounts anybody may sign in with. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    email: 'user@demo.in',
    role: 'user',
    firstname: 'Aditi',
    lastname: 'Kulkarni',
    mobile: '9000000001',
    about: 'buys and rents',
  },
  {
    email: 'seller@demo.in',
    role: 'user',
    firstname: 'Mandar',
    lastname: 'Deshpande',
    mobile: '9000000002',
    about: 'sells and rents out',
  },
  {
    email: 'agent@demo.in',
    role: 'agent',
    firstname: 'Sayali',
    lastname: 'Jadhav',
    mobile: '9000000003',
    about: 'agent',
    locality: 'Baner',
  },
  {
    email: 'lawyer@demo.in',
    role: 'lawyer',
    firstname: 'Hrishikesh',
    lastname: 'Gokhale',
    mobile: '9000000004',
    about: 'lawyer',
  },
  {
    email: 'evaluator@demo.in',
    role: 'evaluator',
    firstname: 'Ketaki',
    lastname: 'Ranade',
    mobile: '9000000005',
    about: 'evaluator',
  },
  {
    email: 'admin@demo.in',
    role: 'admin',
    firstname: 'Pranav',
    lastname: 'Joshi',
    mobile: '9000000006',
    about: 'back office',
  },
]

/** What the start says of them. */
export const greeting: readonly string[] = [
  `Demo accounts, all with the password ${demoPassword}:`,
  ...demoAccounts.map(({ email, about }) => `  ${email.padEnd(20)}${about}`),
]
