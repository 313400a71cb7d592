import { z } from 'zod'
import { data, describe, done, nothing } from '../kernel/endpoint.ts'
import { id } from '../kernel/page.ts'
import { uploadId } from '../listings/calls.ts'
import { paperMaxBytes } from '../listings/papers.ts'
import { paths } from '../paths.ts'

const access = ['agent', 'lawyer', 'evaluator'] as const

const proof = z.object({ fileName: z.string(), sizeBytes: z.number(), uploadedAt: z.iso.datetime() })
export type Proof = z.output<typeof proof>

/** The paper that proves a registration: private, for whoever compares the number with the register. */
export const professionalProofs = describe(paths.professionals, {
  getProof: {
    access,
    summary: 'The certificate of registration I have sent; null when there is none',
    input: nothing,
    reply: data(proof.nullable()),
  },
  uploadProof: {
    access,
    summary:
      'Send my certificate of registration (PDF, JPEG or PNG), in place of the one before; only our team reads it',
    input: z.object({ uploadId }),
    reply: data(proof),
    errors: ['file-too-large', 'wrong-file-type'],
    upload: { maxBytes: paperMaxBytes },
    limit: { max: 20, seconds: 600, per: 'person' },
  },
  removeProof: {
    access,
    summary: 'Remove my certificate of registration',
    input: nothing,
    reply: done,
    errors: ['not-found'],
  },
  downloadProof: {
    access,
    summary: 'Download my certificate of registration',
    input: nothing,
    reply: done,
    errors: ['not-found'],
    download: true,
  },
  downloadProofForReview: {
    access: 'admin',
    summary: 'Download the certificate with which somebody proves their registration',
    input: z.object({ userId: id }),
    reply: done,
    errors: ['not-found'],
    download: true,
  },
})
