/** The look of the simulated checkout, in the colours of the product. */
export const sandboxStyle = `:root{color-scheme:light dark;--ground:light-dark(#faf7f2,#12181f);--card:light-dark(#fff,#1a222b);
--line:light-dark(#e3ded5,#37424e);--edge:light-dark(#8d877c,#77828e);--ink:light-dark(#16202f,#f1eee8);--soft:light-dark(#4f5a6b,#b9bdb8);
--leaf:light-dark(#0d5f4c,#5fd3b0);--on:light-dark(#f2fbf7,#06221b);--warn:light-dark(#fdf1d8,#3a2c10);--warn-ink:light-dark(#6b4300,#f4cd82)}
*{box-sizing:border-box}body{font:17px/1.5 "Anek Latin Variable","Noto Sans",system-ui,sans-serif;margin:0;background:var(--ground);color:var(--ink)}
main{max-width:30rem;margin:0 auto;padding:1rem 1rem 3rem}.note{margin:0;padding:.75rem 1rem;background:var(--warn);color:var(--warn-ink);text-align:center}
.sum,.way,ul{background:var(--card);border:1px solid var(--line);border-radius:14px;padding:1.1rem 1.25rem;margin:1rem 0 0}
.sum p{margin:.15rem 0}.to{font-weight:600}h1{font-size:2.1rem;line-height:1.15;margin:.1rem 0}h2{font-size:1.1rem;margin:2rem 0 0}.soft{color:var(--soft);font-size:.9rem;overflow-wrap:anywhere}
nav{display:grid;grid-template-columns:repeat(3,1fr);margin-top:1rem;border:1px solid var(--edge);border-radius:10px;overflow:hidden}
nav a{padding:.7rem .25rem;text-align:center;color:inherit;text-decoration:none;border-left:1px solid var(--line)}nav a:first-child{border:0}
nav a[aria-current]{background:var(--leaf);color:var(--on);font-weight:600}.way p{margin:.75rem 0 0;color:var(--soft);font-size:.95rem}
.qr{display:block;width:min(15rem,80%);margin:0 auto;border-radius:8px}.card{aspect-ratio:1.6;max-width:18rem;margin:0 auto;border-radius:14px;padding:1.1rem;background:#17415f;color:#fff;display:grid;grid-template-columns:1fr auto;align-content:space-between}
.card i{width:2.4rem;height:1.7rem;border-radius:5px;background:#d9b25c;grid-column:1/-1}.card b{grid-column:1/-1;font-size:1.2rem;letter-spacing:.06em}.card span{font-size:.8rem}
.banks{display:grid;gap:.5rem}.banks label{display:flex;gap:.6rem;align-items:center;min-height:2.75rem;padding:.4rem .75rem;border:1px solid var(--line);border-radius:10px}
a{color:var(--leaf)}button,.way a.pay{font:inherit;min-height:2.9rem;border-radius:8px;border:1px solid var(--edge);background:transparent;color:inherit;padding:.5rem 1rem;cursor:pointer}
.pay,.way a.pay{display:block;width:100%;margin-top:1rem;background:var(--leaf);border-color:var(--leaf);color:var(--on);font-weight:650;font-size:1.1rem;text-align:center;text-decoration:none}
ul{list-style:none;display:grid;gap:.75rem}li{display:grid;grid-template-columns:13rem 1fr;gap:.75rem;align-items:center}li span{color:var(--soft);font-size:.9rem}
:focus-visible{outline:3px solid var(--leaf);outline-offset:2px}@media(max-width:26rem){li{grid-template-columns:1fr;gap:.25rem}}`
