/**
 * The demo world's pictures: deterministic, drawn as SVG by code.
 * The same subject always gives the same text; nothing here reads a clock, a file or the database.
 * Of the product it takes only its lettering; the pictures of listings and ads call it.
 */

export type { HourName } from './light/hours.ts'
export { paintProperty } from './paint-property.ts'
export { paintFloorPlan } from './plan/draw-plan.ts'
export { layOutPlan } from './plan/lay-out.ts'
export type { Facing, Plan, PlanRoom, PlanSubject } from './plan/plan-subject.ts'
export { paintScene, type SceneName, sceneNames } from './scenes/paint-scene.ts'
export { type Furnishing, type PictureSubject, type PropertyKind, type View, viewsFor } from './subject.ts'
