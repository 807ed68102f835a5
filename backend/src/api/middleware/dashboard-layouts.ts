import { z } from "@medusajs/framework/zod";
import { actorOf, layoutOf } from "../../people";
import type { Middleware } from "../http/middleware";

const notArranged = z.looseObject({ default_configuration: z.null() });

/** Answers how the dashboard is arranged; where the shop has arranged nothing yet, with the shop's first arrangement. */
export const arrangeDashboard: Middleware = (request, response, next) => {
  const configuration = layoutOf(request.params.zone ?? "", actorOf(request));
  if (configuration) {
    const send = response.json.bind(response);
    response.json = (body) => {
      const answer = notArranged.safeParse(body);
      return send(
        answer.success ? { ...answer.data, default_configuration: { configuration } } : body,
      );
    };
  }
  next();
};
