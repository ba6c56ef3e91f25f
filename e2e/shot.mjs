import { chromium } from 'playwright-core'
import * as c from '/work/main/e2e/chromium.ts'
import { readdirSync } from 'node:fs'
const dir='/tmp/lanewise-chromium-153.0.0'
const exe=dir+'/chromium'
const env={...process.env,LD_LIBRARY_PATH:dir+'/al2023/lib',FONTCONFIG_PATH:dir+'/fonts'}
const b=await chromium.launch({executablePath:exe,env,args:['--no-sandbox','--use-gl=angle','--use-angle=swiftshader','--enable-unsafe-swiftshader']})
const base='http://127.0.0.1:4310'
const ctx=await b.newContext({baseURL:base,viewport:{width:1440,height:900}})
const p=await ctx.newPage()
await p.goto('/login'); await p.getByRole('button',{name:/sign in/i}).first().click()
await p.getByLabel('Email').fill('admin@acme.test'); await p.getByLabel('Password').first().fill('freight-desk-24'); await p.keyboard.press('Enter')
await p.waitForURL(/\/(dashboard)?$/,{timeout:60000}).catch(()=>{})
await p.waitForTimeout(3000)
const shot=async(n)=>{await p.screenshot({path:`/tmp/shots/${n}.png`})}
await p.goto('/orders?orderStatuses=Accepted'); await p.waitForTimeout(3500); await shot('orders')
const href=await p.locator('a[href^="/orders/O"]').first().getAttribute('href'); await p.goto(href.split('?')[0]); await p.waitForTimeout(3000); await shot('order')
await p.goto('/shipments?status=ReadyToBook'); await p.waitForTimeout(3500)
const s=await p.locator('a[href^="/shipments/S"]').first().getAttribute('href'); console.log(s); await p.goto(s.split('?')[0]); await p.waitForTimeout(4000); await shot('shipment')
await ctx.setOffline(true); await p.waitForTimeout(500); await shot('offline'); await ctx.setOffline(false)
await p.setViewportSize({width:390,height:844}); await p.waitForTimeout(1000); await shot('shipment-390')
await p.emulateMedia({colorScheme:'dark'}); await ctx.setOffline(true); await p.waitForTimeout(800); await shot('offline-390-dark')
await b.close()
