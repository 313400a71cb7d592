/** How long things may take. A 0 means: as long as it takes. */
export interface Limits {
  /** To get a connection, new or free. */
  connectMs: number
  /** To run one statement; then the server ends it. */
  statementMs: number
  /** To hear of a statement; then the server counts as gone. More than `statementMs`, which a live server keeps. */
  answerMs: number
  /** To do nothing within a transaction, whose locks others wait for. */
  idleInTransactionMs: number
}

export const limits = {
  /** Somebody waits for the answer. */
  call: { connectMs: 3000, statementMs: 5000, answerMs: 6000, idleInTransactionMs: 20_000 },
  /** Work in the background. */
  job: { connectMs: 10_000, statementMs: 300_000, answerMs: 310_000, idleInTransactionMs: 120_000 },
  /** Somebody started it by hand, or it fills the database: it ends when it is done. */
  whole: { connectMs: 10_000, statementMs: 0, answerMs: 0, idleInTransactionMs: 0 },
} satisfies Record<string, Limits>
