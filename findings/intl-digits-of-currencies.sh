#!/usr/bin/env bash
# Node 20 with ICU 78, beside the list of ISO 4217 in currency-codes 2.2.0.
#
# Guess: Intl takes the number of decimals of a currency from ISO 4217, as ECMA-402 long had it.
# In fact it shows none for forints, Colombian pesos, rupiahs and Pakistani rupees, to which the
# standard gives two, and none for Iraqi dinars, to which it gives three. 1.50 is shown as 2, and an
# amount that is read back from the page is another.
#
# Who meets it: invoices that are summed to two decimals and shown with Intl, and whoever asks
# `resolvedOptions()` how many minor units a payment service wants.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts currency-codes@2.2.0
node --input-type=module - <<'JS'
import assert from 'node:assert/strict'
import currencyCodes from 'currency-codes'

const money = (currency) => new Intl.NumberFormat('en', { style: 'currency', currency })
const digitsByIntl = (currency) => money(currency).resolvedOptions().maximumFractionDigits
const fewer = currencyCodes.data.filter(({ code, digits }) => digitsByIntl(code) < digits)
console.log('ICU', process.versions.icu, ' ISO 4217 of', currencyCodes.publishDate)
for (const { code, currency, digits } of fewer)
  console.log(
    `${code} ${currency}: ${digits} by the standard, ${digitsByIntl(code)} by Intl; 1.50 is '${money(code).format(1.5)}'`,
  )
const codes = fewer.map(({ code }) => code)
for (const code of ['HUF', 'COP', 'IDR', 'PKR', 'IQD']) assert.ok(codes.includes(code), code)
JS
