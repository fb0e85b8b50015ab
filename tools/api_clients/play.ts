// Takes a seat and plays to the game's end, by openapi-fetch and the types of openapi-typescript: play.js LINK TOKEN.
// Prints the record.

import createClient from "openapi-fetch";
import type { paths } from "./schema";

const [link, token] = process.argv.slice(2);
const client = createClient<paths>({
  baseUrl: link.split("/join/")[0],
  headers: { Authorization: `Bearer ${token}` },
});

const joined = await client.POST("/api/v1/join", { body: { link } });
if (!joined.data) throw new Error(joined.error.detail);
const path = { table: joined.data.table };
while (true) {
  const { data, error } = await client.GET("/api/v1/tables/{table}", { params: { path } });
  if (!data) throw new Error(error.detail);
  if (data.end) break;
  if (data.may_act) {
    const body = { id: `n${data.n}`, seen: data.n, action: data.legal[0].action };
    const done = await client.POST("/api/v1/tables/{table}/act", { params: { path }, body });
    if (done.error && done.error.code !== "stale") throw new Error(done.error.detail);
  } else await new Promise((wake) => setTimeout(wake, 100));
}
const record = await client.GET("/api/v1/tables/{table}/record", { params: { path }, parseAs: "text" });
console.log(record.data);
