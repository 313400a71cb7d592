import { type CallContext, signedInAs } from '../../context.ts'
import { type Figure, type FindDeadlines, meantFor, nextOf, type Todo } from './dashboard.rules.ts'

export async function getDashboard(
  ctx: CallContext,
  input: { id: number },
  given: { figures: readonly Figure[]; todos: readonly Todo[]; deadlines: readonly FindDeadlines[] },
) {
  const { id, role } = signedInAs(ctx, input.id)
  const figureOf = async ({ key, label, link, count }: Figure) => ({
    key,
    label,
    link,
    value: await count(ctx.db, id, ctx.now),
  })
  const openTodo = async ({ key, label, link, isOpen }: Todo) =>
    (await isOpen(ctx.db, id, ctx.now)) ? [{ key, label, link }] : []
  const [figures, todos, deadlines] = await Promise.all([
    Promise.all(meantFor(role, given.figures).map(figureOf)),
    Promise.all(meantFor(role, given.todos).map(openTodo)),
    Promise.all(given.deadlines.map((find) => find(ctx.db, id, ctx.now))),
  ])
  return { data: { figures, todo: [...nextOf(deadlines.flat()), ...todos.flat()] } }
}
