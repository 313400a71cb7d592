import { z } from 'zod'
import { data, describe, done } from '../kernel/endpoint.ts'
import { id } from '../kernel/page.ts'
import { paths } from '../paths.ts'
import { accountNumberPattern, ifscPattern, panPattern } from '../values/identity-numbers.ts'
import { otp } from '../values/people.ts'

const consent = (what: string) => z.literal(true, { error: `Tick the box to agree to the check of your ${what}` })
const flag = z.union([z.literal(0), z.literal(1)])
const compact = (text: string) => text.replace(/[\s-]/g, '')

/** Any twelve digits: whether they can be a real number is decided where it is known if the check is real. */
export const aadhaarOtpInput = z.object({
  number: z
    .string({ error: 'Enter the 12 digits of your Aadhaar' })
    .max(40, 'Enter the 12 digits of your Aadhaar')
    .transform(compact)
    .pipe(z.string().regex(/^\d{12}$/, 'Enter the 12 digits of your Aadhaar')),
  consent: consent('Aadhaar'),
})

export const aadhaarVerifyInput = z.object({ otp })

export const aadhaarVisitInput = z.object({ consent: consent('Aadhaar') })

export const panInput = z.object({
  pan: z
    .string({ error: 'Enter your PAN, such as ABCPD1234E' })
    .max(40, 'Enter your PAN, such as ABCPD1234E')
    .transform((text) => compact(text).toUpperCase())
    .pipe(
      z
        .string()
        .regex(panPattern, 'Enter your PAN: five letters, four digits, one letter')
        .regex(/^...[PH]/, 'This is not the PAN of a person: its fourth letter is not P'),
    ),
  nameOnPan: z
    .string({ error: 'Enter the name as it is on the card' })
    .trim()
    .min(2, 'Enter the name as it is on the card')
    .max(85, 'The name can have at most 85 characters'),
  bornOn: z.iso
    .date({ error: 'Enter your date of birth' })
    .refine((day) => day >= '1900-01-01', 'Enter your date of birth'),
  consent: consent('PAN'),
})

export const bankAccountInput = z
  .object({
    id,
    ifsc: z
      .string({ error: 'Enter the IFSC, such as SBIN0001234' })
      .max(40, 'Enter the IFSC, such as SBIN0001234')
      .transform((text) => compact(text).toUpperCase())
      .pipe(z.string().regex(ifscPattern, 'Enter the IFSC: four letters, a zero, six letters or digits')),
    accountNumber: z
      .string({ error: 'Enter the account number' })
      .max(40, 'An account number has 9 to 18 digits')
      .transform(compact)
      .pipe(z.string().regex(accountNumberPattern, 'An account number has 9 to 18 digits')),
    accountNumberAgain: z
      .string({ error: 'Type the account number again' })
      .max(40, 'The two numbers differ')
      .transform(compact),
    holderName: z
      .string({ error: 'Enter the account holder’s name' })
      .trim()
      .min(2, 'Enter the account holder’s name')
      .max(85, 'The name can have at most 85 characters'),
    consent: consent('bank account'),
  })
  .refine((account) => account.accountNumber === account.accountNumberAgain, {
    path: ['accountNumberAgain'],
    error: 'The two numbers differ',
  })

/** `back`: what the address of the return carries. Needed once; whoever has come back may ask again without it. */
export const aadhaarReturnInput = z.object({
  back: z.string().max(100, 'The return address is too long').optional(),
})

/** `away`: the person is at DigiLocker, and is expected back. */
export const checkStates = ['none', 'otp-sent', 'away', 'verified', 'review', 'failed'] as const

const identityCheck = z.object({
  state: z.enum(checkStates),
  /** XXXX XXXX 1234; null when nothing was checked yet. */
  masked: z.string().nullable(),
  /** What happened, when it failed; what happens next, when somebody looks at it. */
  message: z.string().nullable(),
  changedAt: z.iso.datetime().nullable(),
  isSimulated: z.boolean(),
  /** While a code is on its way. */
  code: z.object({ expiresAt: z.iso.datetime(), triesLeft: z.number(), resendAfterSeconds: z.number() }).nullable(),
  /** While they are away: where they went, and whether they have come back from there. */
  visit: z.object({ address: z.string(), expiresAt: z.iso.datetime(), isBack: z.boolean() }).nullable(),
})

/** How to try a simulated check: what works, and what fails on purpose. */
const trial = z.object({ works: z.string(), fails: z.array(z.string()).readonly() })
const simulation = z.object({ aadhaar: trial, pan: trial, bank: trial }).nullable()

const kycStatus = z.object({ aadharverification: flag, panverification: flag })

const bankAccount = z.object({
  id: z.number(),
  ifsc: z.string(),
  accountNumber: z.string(),
  holderName: z.string(),
  state: z.enum(['verified', 'review', 'failed']),
  message: z.string().nullable(),
  isPrimary: z.boolean(),
  isSimulated: z.boolean(),
  addedAt: z.iso.datetime(),
})

const asks = {
  errors: ['too-soon', 'too-many-tries', 'moved-on', 'not-yet', 'ruled-out', 'unavailable'],
  limit: { max: 30, seconds: 600 },
} as const
const ownBankAccount = z.object({ id, bankId: id })

export const kyc = describe(paths.kyc, {
  getKyc: {
    access: 'signed-in',
    summary: 'The status of my identity checks',
    input: z.object({ id }),
    reply: data(kycStatus.extend({ aadhaar: identityCheck, pan: identityCheck, simulation })),
    errors: ['not-found'],
  },
  getVerificationStatus: {
    access: 'signed-in',
    summary: 'Whether my Aadhaar and my PAN are verified',
    input: z.object({ id }),
    reply: data(kycStatus),
    errors: ['not-found'],
  },
  sendAadhaarOtp: {
    access: 'signed-in',
    summary: 'Have a code sent to the mobile number linked to my Aadhaar',
    input: aadhaarOtpInput,
    reply: data(identityCheck),
    ...asks,
  },
  verifyAadhaarOtp: {
    access: 'signed-in',
    summary: 'Enter the code of my Aadhaar check',
    input: aadhaarVerifyInput,
    reply: data(identityCheck),
    errors: ['wrong-otp', ...asks.errors],
    limit: asks.limit,
  },
  startAadhaarVisit: {
    access: 'signed-in',
    summary: 'Begin the check of my Aadhaar through DigiLocker; the reply says where to go',
    input: aadhaarVisitInput,
    reply: data(identityCheck),
    ...asks,
  },
  finishAadhaarVisit: {
    access: 'signed-in',
    summary: 'Back from DigiLocker: have what I shared there read and checked',
    input: aadhaarReturnInput,
    reply: data(identityCheck),
    errors: asks.errors,
    limit: { max: 120, seconds: 600 },
  },
  verifyPan: {
    access: 'signed-in',
    summary: 'Have my PAN checked',
    input: panInput,
    reply: data(identityCheck),
    ...asks,
  },
  addBankAccount: {
    access: 'signed-in',
    summary: 'Add a bank account; ₹1 is sent to confirm its holder',
    input: bankAccountInput,
    reply: data(bankAccount),
    errors: ['not-found', 'limit-reached', ...asks.errors],
    limit: asks.limit,
  },
  listBankAccounts: {
    access: 'signed-in',
    summary: 'My bank accounts, masked',
    input: z.object({ id }),
    reply: data(z.array(bankAccount)),
    errors: ['not-found'],
  },
  getBankAccount: {
    access: 'signed-in',
    summary: 'One of my bank accounts, masked',
    input: z.object({ bankId: id }),
    reply: data(bankAccount),
    errors: ['not-found'],
  },
  removeBankAccount: {
    access: 'signed-in',
    summary: 'Remove one of my bank accounts',
    input: ownBankAccount,
    reply: done,
    errors: ['not-found'],
  },
  makeBankAccountPrimary: {
    access: 'signed-in',
    summary: 'Have money paid into this account of mine',
    input: ownBankAccount,
    reply: data(z.array(bankAccount)),
    errors: ['not-found', 'not-yet'],
  },
  getCollectingAccount: {
    access: 'signed-in',
    summary: 'The platform’s own account',
    input: z.object({}),
    reply: data(
      z.object({
        holderName: z.string(),
        bankName: z.string(),
        branch: z.string(),
        ifsc: z.string(),
        accountNumber: z.string(),
        isSample: z.boolean(),
      }),
    ),
  },
})
