/** Runs before the first paint: pages come from the server as for a stranger, and whoever is signed in should not see that. */
export const sessionScript = `try{if(localStorage.getItem('token'))document.documentElement.setAttribute('data-signed-in','')}catch(e){}`
