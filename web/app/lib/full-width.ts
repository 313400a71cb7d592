/** `export const handle = fullWidth` in a page: it sets its own breadth instead of the layout's. */
export const fullWidth = { isFullWidth: true }
