export { GET } from "../../store/home-service-slots/route";
