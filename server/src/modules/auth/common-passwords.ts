const count = 10_000
const shortest = 5

let list: Promise<ReadonlySet<string>> | undefined

/** Whether it is one of the 10,000 most used passwords, whatever the capitals. */
export async function isCommonPassword(password: string): Promise<boolean> {
  list ??= load()
  return (await list).has(password.toLowerCase())
}

/** The package's list begins with the commonest; shorter ones nobody can choose, so they take no place. */
async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const words = dictionary['passwords-common'].filter((word) => word.length >= shortest)
  return new Set(words.slice(0, count).map((word) => word.toLowerCase()))
}
