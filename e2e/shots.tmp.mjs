import { chromium } from '@playwright/test';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-dev-shm-usage'] });
const base='http://localhost:18930';
const jobs = JSON.parse(process.argv[2]);
for (const j of jobs) {
  const ctx = await b.newContext({ viewport: j.phone ? {width:390,height:844} : {width:1280,height:900}, locale: j.locale ?? 'ko-KR', deviceScaleFactor: j.dpr ?? 1 });
  const s = j.settings;
  await ctx.addInitScript((s)=>{ if (s) localStorage.setItem('janggun.settings', JSON.stringify(s)); }, s ?? null);
  const p = await ctx.newPage();
  p.on('console', m => { if (m.type()==='error') console.log(j.out, m.text().slice(0,200)); });
  p.on('pageerror', e => console.log(j.out, 'PAGEERROR', e.message));
  await p.goto(base + j.path, { waitUntil: 'load', timeout: 120000 });
  await p.waitForSelector(j.wait ?? 'h1', { timeout: 60000 });
  await p.waitForTimeout(1500);
  if (j.click) { for (const c of j.click) { await p.click(c); await p.waitForTimeout(800);} }
  if (j.print) await p.pdf({ path: '/tmp/words-shots/'+j.out+'.pdf', preferCSSPageSize: true, printBackground: true });
  else await p.screenshot({ path: '/tmp/words-shots/'+j.out+'.png', fullPage: j.full ?? false });
  console.log(j.out, await p.evaluate(()=>[document.documentElement.scrollWidth, innerWidth].join('/')));
  await ctx.close();
}
await b.close();
